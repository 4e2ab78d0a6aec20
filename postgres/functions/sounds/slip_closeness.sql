-- The similarity of two texts that differ by one typing error, from 0 to 1, by the kind of the error: 1 if they are
-- equal, 0 if they differ by more. Both are of `sound_letters`, or both of `plain_text`, because an error in the
-- spelling may change the sound a lot. For the format of its rules see `sound_letters`; an example has the typed
-- text, the intended text, and their similarity.
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
  elsif abs(length(asked) - length(other)) > 1 then
    return 0;
  end if;

  -- rule: A word of less than four letters has no slips
  -- They are a slip away from too many words.
  -- slip: dil, dili, 0; आज, oj, 0
  if length(asked) < 4 then
    return 0;
  end if;

  while substr(asked, same + 1, 1) = substr(other, same + 1, 1) loop
    same := same + 1;
  end loop;
  asked_rest := substr(asked, same + 1);
  other_rest := substr(other, same + 1);

  if length(asked) <> length(other) then
    longer := case when length(asked) > length(other) then asked_rest else other_rest end;
    if substr(longer, 2) not in (asked_rest, other_rest) then
      return 0;
    end if;

    -- rule: An n at the end, behind a vowel, is missing or too much
    -- slip: zindagin, zindagi, 0.97; हवाओ, हवाओं, 0.97
    if longer = 'n' and substr(asked, same, 1) in ('a', 'e', 'i', 'o', 'u') then
      return 0.97;
    end if;

    -- rule: The last letter is not typed yet
    -- slip: mosa, mausam, 0.95; tere naa, tere naam, 0.95; सफा, safar, 0.95
    if asked_rest = '' then
      return 0.95;
    end if;

    -- rule: A vowel is missing or too much
    -- slip: zindgi, zindagi, 0.95; mohabbata, मोहब्बत, 0.95
    if longer ~ '^[aeiou]' then
      return 0.95;
    end if;

    -- rule: A consonant is missing or too much
    -- slip: zidagi, zindagi, 0.87; diana, दीवाना, 0.87
    if longer ~ '^[^aeiou]' then
      return 0.87;
    end if;

  end if;

  -- rule: Two neighbours are exchanged
  -- slip: zinadgi, zindagi, 0.9; सनपा, sapna, 0.9
  if left(asked_rest, 2) = reverse(left(other_rest, 2)) and substr(asked_rest, 3) = substr(other_rest, 3) then
    return 0.9;
  end if;

  if substr(asked_rest, 2) <> substr(other_rest, 2) then
    return 0;
  end if;

  -- rule: A vowel is another
  -- slip: zindigi, zindagi, 0.95; दीवाना, diwani, 0.95
  if asked_rest ~ '^[aeiou]' and other_rest ~ '^[aeiou]' then
    return 0.95;
  end if;

  -- rule: A consonant is beside the meant one on a keyboard
  -- slip: zinsagi, zindagi, 0.87; सपमा, sapna, 0.87
  if private.are_beside_each_other(left(asked_rest, 1), left(other_rest, 1)) then
    return 0.87;
  end if;

  return 0;
end
$$;
revoke all on function private.slip_closeness(text, text) from public;
