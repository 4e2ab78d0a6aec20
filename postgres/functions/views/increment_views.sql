-- Counts one view and returns the new count; null for a song that does not exist. Security definer, because visitors
-- may call it, and it is all that they can change.
create or replace function public.increment_views(song_id bigint) returns bigint
language sql volatile security definer
set search_path = ''
as $$
  select views from private.add_views(array[song_id], array[1]);
$$;
revoke all on function public.increment_views(bigint) from public;
grant execute on function public.increment_views(bigint) to anon, service_role;
