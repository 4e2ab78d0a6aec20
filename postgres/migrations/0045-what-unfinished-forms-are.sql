-- What the table of unfinished forms holds.
comment on table private.unfinished_forms is
  'What was typed into forms of the administration and not saved yet, by the key that each open form has.';
