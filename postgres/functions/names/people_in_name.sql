-- The parts of a name that may be several people: `A & B`, `A feat. B`, `A और B`. A part who is nobody, such as the
-- others and a chorus, is null; a name that is nobody as a whole is `{null}`. Null for the name of one. Hyphens join
-- nothing, since `Kalyanji-Anandji` is a usual name, nor do `Ali Brothers and Sisters`, which is one family.
create or replace function private.people_in_name(name text) returns text[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  typed constant text := private.tidy_line(name);
  -- Between two names, or before or behind one; the last line only between two.
  joint constant text := normalize(
    '\s*[(\[]?\s*[&\uff06+|\uff5c/\uff0f;\u00d7\u2022\u00b7\u3001\u0964\\]+\s*'
    '|\s*[(\[]?\m(feat|ft)\.\s*'
    '|(^|\s+)[(\[]?(and|aur|evam|tatha|feat|ft|featuring|with|और|एवं|एवम्|एवम|तथा|के साथ|आणि)(?=\s|$)'
    '|\s+(etc|et al)\.?$|\s+(आदि|इत्यादि|वगैरह)$'
    '|\s+(x|vs\.?|व)\s+(?=\S)|^व\s+', nfc);
  nobody constant text := normalize(
    '(and |the |all )*(other|other singers|other artists|others|ors\.?|etc\.?|et al\.?|ityadi|saathi|'
    '((male|female|children''?s|kids|group) )?chorus( singers| group)?|various|various (artists|singers)|'
    'v\.?\s?a\.?|v/a|unknown|unknown (artist|singer)|'
    '((और|एवं|व|अन्य|सभी) )*(अन्य|आदि|इत्यादि|वगैरह|कोरस|समूह|साथी|साथीगण|लोग|कलाकार|गायक|'
    'विविध कलाकार|अज्ञात))', nfc);
  nobody_beside constant text := 'party|group|co\.?|company|friends|team|sathi';
  -- What follows somebody's name in the name of a group.
  of_a_group constant text := '^(brothers?|sisters?|sons?|family|orchestra|band|ensemble|(his|her|their|the) .*)$';
  parts text[];
begin
  if typed ~* ('^' || nobody || '$') then
    return '{null}';
  end if;
  if typed is null or typed !~* joint then
    return null;
  end if;
  parts := array(
    select case when p.part !~* ('^(' || nobody || '|' || nobody_beside || ')$') then p.part end
    from (
      select s.place, btrim(regexp_replace(btrim(s.part), '^([^(\[]*)[)\]]$|[(\[]$', '\1')) as part
      from regexp_split_to_table(typed, joint, 'i') with ordinality as s (part, place)
    ) as p
    where p.part <> ''
    order by p.place);
  return case when not exists (select from unnest(parts) as p (part) where p.part ~* of_a_group) then parts end;
end
$$;
revoke all on function private.people_in_name(text) from public;
