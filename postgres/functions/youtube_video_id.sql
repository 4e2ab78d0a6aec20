-- The 11 characters of a video from any YouTube address, or from themselves. What is neither comes back as it was
-- typed, for the column's check to refuse.
create or replace function private.youtube_video_id(typed text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(
    case
      when address ~ '^[A-Za-z0-9_-]{11}$' then address
      when address ~* '^(https?:)?(//)?([a-z0-9-]+\.)?youtu\.be/' then
        substring(address from '(?i)youtu\.be/([A-Za-z0-9_-]{11})(?:[/?&#]|$)')
      when address ~* '^(https?:)?(//)?([a-z0-9-]+\.)?youtube(-nocookie)?\.com/' then
        coalesce(
          -- `embed/videoseries` and `embed/live_stream` have 11 characters as well, and name no video.
          substring(address from '(?i)\.com/(?:embed|shorts|live|v|vi|e)/(?!videoseries|live_stream)([A-Za-z0-9_-]{11})(?:[/?&#]|$)'),
          substring(address from '(?i)\.com/(?:watch/?)?\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[&#/]|$)'))
    end,
    address)
  from (values (private.tidy_line(typed))) as tidied (address);
$$;
revoke all on function private.youtube_video_id(text) from public;
