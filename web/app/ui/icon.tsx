/** Our own line drawings on a 24 px grid, 1.75 px strokes. Those that point somewhere turn in right-to-left pages. */
const DRAWINGS = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h4.5V14h3v5.5H18V10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  calendar: 'M4 6.5h16v13.5H4zM4 10.5h16M8 4v4M16 4v4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.7-3.4 3.2-5 6.5-5s5.8 1.6 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.2.6 3.6 2.1 4 4.7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1',
  warning: 'M12 4 21 19.5H3ZM12 10v4.5M12 17v.1',
  filter: 'M4 7h16M7 12h10M10 17h4',
  sort: 'M8 5v14M8 19l-3-3M8 19l3-3M16 19V5M16 5l-3 3M16 5l3 3',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  map: 'M3.5 6.5 9 4.5l6 2 5.5-2v13L15 19.5l-6-2-5.5 2ZM9 4.5v13M15 6.5v13',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1',
  bed: 'M3 18.5v-12M3 15.5h18v3M21 15.5v-2.5a3 3 0 0 0-3-3h-7v5.5M7 9.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
  bath: 'M3.5 12h17v2a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5ZM6 12V6.5A2.5 2.5 0 0 1 8.5 4 2.3 2.3 0 0 1 11 6.3M7.5 19v1.5M16.5 19v1.5',
  area: 'M4 9V4h5M20 15v5h-5M4 4l16 16M15 4h5v5M9 20H4v-5',
  sofa: 'M5 11V8.5A3 3 0 0 1 8 5.5h8a3 3 0 0 1 3 3V11M3 12.5a2 2 0 0 1 4 0V14h10v-1.5a2 2 0 0 1 4 0V18H3ZM6 18v1.5M18 18v1.5',
  heart: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20Z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5v8.5h14v-8.5h-1',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7 2 2 0 0 1 6 3.5Z',
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1A8 8 0 1 0 12 4Z',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6ZM9 12l2.2 2.2L15.2 10',
  card: 'M3 6h18v12.5H3ZM3 10h18M6.5 15h4',
  receipt: 'M6 3.5h12v17l-2.4-1.5-2.4 1.5-2.4-1.5-2.4 1.5L6 19ZM9 8.5h6M9 12.5h6',
  key: 'M8 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11.5 11 20.5 4.5M17 7l2.5 3',
  bolt: 'M13 3.5 5.5 13.5H11l-.5 7L18.5 10.5H13Z',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12ZM8.3 8.2v.1',
  sparkle: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8Z',
  image: 'M4 5h16v14H4ZM4 16l4.5-4.5 3.5 3.5 3-3 5 5M15.5 8.5v.1',
  building: 'M5 20.5V4h9v16.5M14 9.5h5v11M3.5 20.5h17M8 8h3M8 12h3M8 16h3M16.5 13v.1M16.5 16.5v.1',
  logout: 'M13.5 4H5v16h8.5M10 12h10.5M17 8.5 20.5 12 17 15.5',
  chevron: 'M9.5 6l6 6-6 6',
  chevronDown: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  external: 'M10 5H5v14h14v-5M13.5 4.5H19.5v6M19 5l-8.5 8.5',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  sms: 'M4 5h16v11.5H11L6.5 20v-3.5H4ZM8.5 11v.1M12 11v.1M15.5 11v.1',
} as const;

/** Drawn pointing with the reading of left-to-right; mirrored in Arabic. */
const POINTING = new Set<IconName>(['chevron', 'arrow', 'logout', 'external', 'list', 'sms']);

export type IconName = keyof typeof DRAWINGS;

/** Decorative unless `label` names it. */
export function Icon(props: { name: IconName; className?: string; label?: string }) {
  const { name, className = 'size-5', label } = props;
  const look = POINTING.has(name) ? `pen rtl:-scale-x-100 ${className}` : `pen ${className}`;
  const drawing = <path d={DRAWINGS[name]} />;
  if (label === undefined) {
    return (
      <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={look} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
