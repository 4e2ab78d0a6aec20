-- `private` holds what the data service must never see; `extensions` holds what PostgreSQL brings along, so that its
-- functions do not stand among ours.

create schema if not exists private;
create schema if not exists extensions;

-- Where the extension exists already, in whatever schema, it stays there.
create extension if not exists pg_trgm schema extensions;

revoke all on schema private from public;
-- Databases that were upgraded from before PostgreSQL 15 still let everybody create things here.
revoke create on schema public from public;
