-- Whether two texts, both of `sound_letters` or of `heavy_letters`, are the same except for their vowels. After
-- another consonant, h is silent and y is a vowel, so neither counts where vowels are left out.
create or replace function private.same_without_vowels(one text, other text) returns boolean
language sql immutable parallel safe
return translate(one, 'aeiouhy', '') = translate(other, 'aeiouhy', '');
revoke all on function private.same_without_vowels(text, text) from public;
