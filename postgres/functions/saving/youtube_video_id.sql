-- Extracts the 11 characters of a video from any YouTube address, from embed code, or from the id itself. Returns
-- other text unchanged, so that the column's check refuses it.
create or replace function private.youtube_video_id(typed text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  tidied text := private.tidy_line(typed);
  address text := tidied;
  video text;
begin
  if address ~ '^[A-Za-z0-9_-]{11}$' then
    return address;
  end if;
  if address ~* '^<' then
    address := substring(address from '(?i)\s(?:src|href)\s*=\s*["'']?([^"''\s>]+)');
  end if;
  -- A redirecting address contains the video's address as a parameter.
  for depth in 1..3 loop
    address := replace(address, '&amp;', '&');
    exit when address is null or address !~*
      '^(?:https?:)?(?://)?(?:[a-z0-9-]+\.)*'
      '(?:youtu\.be|youtube(?:-nocookie|kids|education)?\.com|youtube\.googleapis\.com|ytimg\.com)[/?]';
    video := coalesce(
      substring(address from '(?i)youtu\.be/(?:(?:embed|shorts|live|v)/)?([A-Za-z0-9_-]{11})(?:[/?&#]|$)'),
      -- `embed/videoseries` and `embed/live_stream` also have 11 characters, but are not videos.
      substring(address from '(?i)\.com/(?:embed|shorts|live|v|vi|vi_webp|e|watch)/'
        '(?!videoseries|live_stream)([A-Za-z0-9_-]{11})(?:[/?&#]|$)'),
      substring(address from '(?i)^[^?#]*(?:#[/!]*[a-z]*)?'
        '\?(?:[^#]*&)?(?:v|vi|video_id)=([A-Za-z0-9_-]{11})(?:[&#/]|$)'));
    if video is not null then
      return video;
    end if;
    address := substring(address from '(?i)[?&](?:u|url|q|next|continue)=([^&#]+)');
    address := regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      address, '%3A', ':', 'gi'), '%2F', '/', 'gi'), '%3F', '?', 'gi'),
      '%3D', '=', 'gi'), '%26', '&', 'gi'), '%25', '%', 'gi');
    address := regexp_replace(address, '^/(?!/)', 'https://www.youtube.com/');
  end loop;
  return tidied;
end
$$;
revoke all on function private.youtube_video_id(text) from public;
