/**
 * A record in two pieces, for what cannot be found or fetched. Its colours are written here: style rules that look at
 * ancestors do not reach into what `use` repeats.
 */

const grooves = [184, 168, 152, 136, 120, 104];

export function BrokenRecord() {
  return (
    <svg className="broken-record" viewBox="-10 -10 450 430" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="left-piece">
          <path d="M-20-20H236L190 100L222 170L170 240L205 300L150 420H-20Z" />
        </clipPath>
        <clipPath id="right-piece">
          <path d="M236-20L190 100L222 170L170 240L205 300L150 420H460V-20Z" />
        </clipPath>
        <g id="whole-record">
          <circle cx="200" cy="200" r="200" fill="#17141C" />
          <g fill="none" stroke="#F4EDDF" strokeOpacity="0.3" strokeWidth="2">
            {grooves.map((radius) => (
              <circle key={radius} cx="200" cy="200" r={radius} />
            ))}
          </g>
          <circle cx="200" cy="200" r="78" fill="#F6B31C" />
          <circle cx="200" cy="200" r="9" fill="#22338E" />
        </g>
      </defs>
      <g clipPath="url(#left-piece)">
        <use href="#whole-record" />
      </g>
      <g transform="translate(28 10) rotate(6 200 200)">
        <g clipPath="url(#right-piece)">
          <use href="#whole-record" />
        </g>
      </g>
    </svg>
  );
}
