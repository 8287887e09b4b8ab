import { CANVAS, KINGDOM_OUTLINE, onCanvas } from './kingdom-outline.ts';

/** Where a place lies in the Kingdom, drawn without any map library; the same in both directions. */
export function StillMap(props: { lat: number; lng: number; label: string }) {
  const { x, y } = onCanvas(props);
  return (
    <svg
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      role="img"
      aria-label={props.label}
      className="size-full"
    >
      <path
        d={KINGDOM_OUTLINE}
        className="fill-surface stroke-field-line"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="20" className="fill-primary" opacity="0.14" />
      <circle cx={x} cy={y} r="11" className="fill-primary" opacity="0.22" />
      <circle cx={x} cy={y} r="5.5" className="fill-primary stroke-surface" strokeWidth="2" />
    </svg>
  );
}
