-- How alike two words of `sound_letters` are that differ by one slip of a finger, by the kind of the slip: 0.95 for a vowel that is another,
-- missing or too much, 0.9 for two neighbours exchanged, 0.87 for a consonant that is missing, too much, or beside the meant one on a
-- keyboard. 1 where they are the same, 0 where they differ by more, or where the asked word has less than four letters: those are
-- a slip away from too many.
create or replace function private.slip_closeness(asked text, other text) returns real
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  same integer := 0;
  asked_rest text;
  other_rest text;
  longer text;
begin
  if asked = other then
    return 1;
  elsif length(asked) < 4 or abs(length(asked) - length(other)) > 1 then
    return 0;
  end if;
  while substr(asked, same + 1, 1) = substr(other, same + 1, 1) loop
    same := same + 1;
  end loop;
  asked_rest := substr(asked, same + 1);
  other_rest := substr(other, same + 1);
  if length(asked) <> length(other) then
    longer := case when length(asked) > length(other) then asked_rest else other_rest end;
    return case
      when substr(longer, 2) not in (asked_rest, other_rest) then 0
      when longer ~ '^[aeiou]' then 0.95
      else 0.87
    end;
  end if;
  return case
    when substr(asked_rest, 2) = substr(other_rest, 2) then case
      when asked_rest ~ '^[aeiou]' and other_rest ~ '^[aeiou]' then 0.95
      when private.are_beside_each_other(left(asked_rest, 1), left(other_rest, 1)) then 0.87
      else 0
    end
    when left(asked_rest, 2) = reverse(left(other_rest, 2)) and substr(asked_rest, 3) = substr(other_rest, 3) then 0.9
    else 0
  end;
end
$$;
revoke all on function private.slip_closeness(text, text) from public;
