-- Who may do what. Row-level security is on for every table, so that a right granted by mistake (or by the default
-- privileges of a hosting service) still opens nothing. The owner, as which the site connects, passes by it.

grant usage on schema public, extensions to anon, service_role;

do $$
declare
  public_table regclass;
begin
  for public_table in
    select oid::regclass from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relname in (
      'albums', 'singers', 'lyricists', 'music_directors', 'lyrics',
      'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'settings')
  loop
    execute format('alter table %s enable row level security', public_table);
    execute format('revoke all on table %s from public, anon, service_role', public_table);
    execute format('grant select on table %s to anon', public_table);
    -- Without TRUNCATE, which would pass by the trash.
    execute format('grant select, insert, update, delete on table %s to service_role', public_table);
    execute format('create policy everybody_reads on %s for select to anon using (true)', public_table);
    execute format(
      'create policy service_role_reads_and_writes on %s for all to service_role using (true) with check (true)',
      public_table);
  end loop;
end
$$;

-- Identity columns draw their numbers without any right on the sequence.
do $$
declare
  public_table text;
begin
  foreach public_table in array array['albums', 'singers', 'lyricists', 'music_directors', 'lyrics'] loop
    execute format('revoke all on sequence %s from public, anon, service_role',
      pg_get_serial_sequence('public.' || public_table, 'id'));
  end loop;
end
$$;

do $$
declare
  private_table regclass;
begin
  for private_table in
    select oid::regclass from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p')
  loop
    execute format('alter table %s enable row level security', private_table);
    execute format('revoke all on table %s from public, anon, service_role', private_table);
  end loop;
end
$$;
revoke all on schema private from anon, service_role;
revoke all on all sequences in schema private from public, anon, service_role;
