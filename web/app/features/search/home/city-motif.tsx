/** Three skies over a row of houses; which one comes from the city's name, so that a city keeps its own. */
const SKIES = [
  ['#0e7a53', '#0a4a35'],
  ['#8a6a2f', '#4f3b17'],
  ['#2f5f6e', '#1b3640'],
] as const;

/** A city without a photo: a drawn row of Najdi houses with stepped parapets and triangle openings. */
export function CityMotif({ seed }: { seed: string }) {
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [top, bottom] = SKIES[sum % SKIES.length] ?? SKIES[0];
  const shift = (sum % 5) * 24;
  return (
    <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMax slice" className="size-full" aria-hidden="true">
      <rect width="320" height="220" fill={top} />
      <circle cx={60 + shift} cy="70" r="26" fill="#fff" opacity="0.14" />
      <g transform={`translate(${-shift} 0)`} fill={bottom}>
        {[0, 96, 180, 288, 372].map((x, place) => (
          <House key={x} x={x} height={70 + ((sum + place * 37) % 60)} />
        ))}
      </g>
    </svg>
  );
}

function House({ x, height }: { x: number; height: number }) {
  const y = 220 - height;
  return (
    <g>
      <path d={`M${x} 220V${y}l8-12 8 12h10l8-12 8 12h10l8-12 8 12h16V220Z`} />
      <path d={`M${x + 18} ${y + 34}l7-12 7 12ZM${x + 44} ${y + 34}l7-12 7 12Z`} fill="#fff" opacity="0.22" />
    </g>
  );
}
