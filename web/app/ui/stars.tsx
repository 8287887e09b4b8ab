const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z';

/** A rating of 0-5 as stars, filled to the tenth; `label` says it in words. */
export function Stars(props: { rate: number; label: string }) {
  const filled = `${(Math.max(0, Math.min(5, props.rate)) / 5) * 100}%`;
  return (
    <span
      role="img"
      aria-label={props.label}
      className="relative inline-block align-middle whitespace-nowrap"
    >
      <Row className="text-line" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ inlineSize: filled }}>
        <Row className="text-gold" />
      </span>
    </span>
  );
}

function Row(props: { className: string }) {
  return (
    <span className={`inline-flex ${props.className}`} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 24 24" className="size-4 shrink-0 fill-current" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
