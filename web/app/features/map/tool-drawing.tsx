/** Drawings of the map's own tools, which no other page needs; in the hand of `ui/icon.tsx`. */
const DRAWINGS = {
  locate: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5M12 11.9v.1',
  lasso: 'M5 6.5 12.5 4l7 5.5-3 8.5-9 1.5ZM5 6.5v.1M12.5 4v.1M19.5 9.5v.1M16.5 18v.1M7.5 19.5v.1',
};

export function ToolDrawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
