-- The roles of the data service: `anon` reads, `service_role` writes. Roles belong to the whole cluster, so another
-- database may have made them, or may be making them at this moment.

do $$
declare
  wanted text;
  missing text[] := '{}';
begin
  foreach wanted in array array['anon', 'service_role'] loop
    continue when exists (select from pg_catalog.pg_roles where rolname = wanted);
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        missing := missing || format('create role %I nologin noinherit;', wanted);
    end;
  end loop;
  if missing <> '{}' then
    raise insufficient_privilege using
      message = format(
        'The role %I may not create roles, and Antara needs two. Let an administrator of this PostgreSQL run: %s '
        'Then start again.',
        current_user, array_to_string(missing, ' '));
  end if;
end
$$;

create table private.data_api_login (
  -- One row at most.
  only_row boolean primary key default true check (only_row),
  role_name text not null,
  password text not null
);
comment on table private.data_api_login is
  'The login of the data service to this database. It can do nothing by itself but become anon or service_role.';

do $$
declare
  new_role text := 'antara_data_' || left(replace(gen_random_uuid()::text, '-', ''), 12);
  -- 244 random bits, from the strong generator behind gen_random_uuid().
  new_password text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  execute format('create role %I login noinherit password %L', new_role, new_password);
  execute format('grant anon, service_role to %I', new_role);
  insert into private.data_api_login (role_name, password) values (new_role, new_password);
exception
  -- The site runs without this login; only the data service needs it.
  when insufficient_privilege then
    raise notice using message = format(
      'The role %I may not make a login for the data service. To have one, let an administrator of this PostgreSQL '
      'run: %s',
      current_user,
      'create role antara_data login noinherit password ''CHOOSE ONE''; grant anon, service_role to antara_data; '
      'insert into private.data_api_login (role_name, password) values (''antara_data'', ''THE SAME'');');
end
$$;
