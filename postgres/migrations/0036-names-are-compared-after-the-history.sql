-- Now named still_free, so that it runs after the history is written (functions/saving/refuse_taken_alias.sql). A new
-- database does not have it yet.
set local client_min_messages = warning;
drop trigger if exists alias_is_free_still on public.singers;
drop trigger if exists alias_is_free_still on public.lyricists;
drop trigger if exists alias_is_free_still on public.music_directors;
drop trigger if exists alias_is_free_still on public.albums;
