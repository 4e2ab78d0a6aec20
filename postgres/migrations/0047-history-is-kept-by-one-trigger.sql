-- The history and the trash are kept by fewer triggers, and no setting of the session says any more what a change
-- means. With their functions all triggers go that have another name now, or are part of another; the functions make
-- theirs again.
set local client_min_messages = warning;

drop function if exists
  private.revise_row(), private.revise_draft(), private.revise_parts(),
  private.move_to_trash(), private.forget_revisions(),
  private.forget_differences(), private.move_reports(), private.renew_song_version(), private.limit_parts_of_song(),
  private.renew_versions_of_aliases(), private.refuse_taken_alias(),
  private.keep_person_facts(), private.place_credit(),
  private.renew_version(), private.tidy_album(), private.tidy_person(), private.tidy_facts(), private.tidy_note(),
  private.tidy_own_word(), private.tidy_translation(), private.revised_parts() cascade;

comment on table private.drafts is
  'Songs that were saved as drafts or withdrawn: what each is, as functions/revisions/state_of.sql writes it; when '
  'it is to be published, and why it was not at the last time. A song that is deleted while it is here is withdrawn; '
  'one that is added by the transaction that deletes it here was published.';
comment on table private.trash is
  'Every deleted song, album, singer, lyricist and music director with its links, put here by a trigger, whoever '
  'deletes. A withdrawn song is a draft, and not here.';
