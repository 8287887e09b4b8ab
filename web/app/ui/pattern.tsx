import { useId } from 'react';

/** The line pattern of Najdi triangles: hero, empty states and printed papers only. Fills its positioned parent. */
export function Pattern({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`pointer-events-none absolute inset-0 size-full ${className}`} aria-hidden="true">
      <defs>
        <pattern id={id} width="48" height="42" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d="M0 42 24 0l24 42Z" />
            <path d="M12 42 24 21l12 21" />
            <path d="M0 0h48" />
            <path d="M18 42l6-10.5 6 10.5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
