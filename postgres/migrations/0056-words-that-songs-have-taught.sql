-- Whether the words of songs are the same as when a process looked at them last.
alter table private.glossary_state add column learned bigint not null default 0;
comment on column private.glossary_state.learned is
  'Grows whenever songs have taught or taken words: processes keep which of them the glossary does not explain.';
