-- What songs (entries is lyrics), people and albums can lack, in the order of the bits of their gaps. `lines` is for
-- both scripts with another number of lines, `views` for a song that nobody has viewed, `reported` for one in which
-- visitors have reported a mistake, `script` for one whose lyrics stand in the field of the other script. The address
-- of a filtered list names one of them.
create or replace function private.gaps_of(entries text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case entries
    when 'lyrics' then array[
      'hindi', 'english', 'lines', 'singer', 'lyricist', 'composer', 'album', 'year', 'genre', 'video',
      'picture', 'views', 'reported', 'script']
    when 'albums' then array['picture', 'songs', 'other-name', 'year', 'about']
    else array['picture', 'songs', 'other-name', 'years', 'about']
  end;
$$;
revoke all on function private.gaps_of(text) from public;
