/** How houses of a part of the Kingdom are built. */
export const FACADES = ['najd', 'hijaz', 'gulf', 'highland', 'north'] as const;
export type Facade = (typeof FACADES)[number];

/** A sky and the light under it: morning, noon, dusk. */
const SKIES = [
  { top: '#f3c58f', low: '#fbe9cf', sun: '#fff3d6', shade: 0.12, glow: '#5b4630' },
  { top: '#7fb6dc', low: '#e3f1f5', sun: '#fffbe8', shade: 0, glow: '#4a5560' },
  { top: '#2c3f63', low: '#d98d63', sun: '#ffd9a0', shade: 0.22, glow: '#ffcf7a' },
] as const;

type Sky = (typeof SKIES)[number];
type Random = () => number;

const W = 960;
const GROUND = 500;

/** The same numbers for the same seed, from 0 to below 1. */
function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const range = (count: number) => Array.from({ length: count }, (_, place) => place);

/** A row of steps in place of a straight edge, `step` wide, from x over `width`, standing on y. */
function steps(x: number, y: number, width: number, step: number, high: number): string {
  const count = Math.floor(width / step);
  const one = width / count;
  return range(count)
    .map((place) => {
      const at = x + place * one;
      return `M${at} ${y}l${one / 2} ${-high} ${one / 2} ${high}Z`;
    })
    .join('');
}

/** The dark of a wall's end, so that it is a body and no paper. */
const shaded = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, '#000', ' opacity=".1"');

function palm(x: number, high: number, leaf = '#4f7a45'): string {
  const top = GROUND - high;
  const leaves = [-70, -44, -16, 16, 44, 70].map((lean) => {
    const reach = high * 0.32;
    const dx = Math.sin((lean * Math.PI) / 90) * reach;
    const dy = -Math.cos((lean * Math.PI) / 90) * reach * 0.55;
    return `M${x} ${top}q${dx * 0.5} ${dy - reach * 0.35} ${dx} ${dy + reach * 0.35}q${-dx * 0.4} ${-reach * 0.28} ${-dx} ${-dy - reach * 0.35}Z`;
  });
  return (
    path(`M${x - 5} ${GROUND}q4 ${-high / 2} 2 ${-high}h6q2 ${high / 2} 4 ${high}Z`, '#7b5b3c') +
    path(leaves.join(''), leaf)
  );
}

/** Earth walls under pointed parapets, with rows of triangles and a painted door. */
function najd(random: Random, sky: Sky): string {
  const house = (x: number, w: number, h: number, mud: string) => {
    const y = GROUND - h;
    const windows = range(Math.floor(w / 62)).map((place) =>
      rect(x + 26 + place * 62, y + h * 0.46, 20, 34, sky.glow, ' rx="2"'),
    );
    return (
      path(steps(x, y + 1, w, 22, 20), mud) +
      rect(x, y, w, h, mud) +
      path(steps(x + 14, y + 46, w - 28, 16, 13), '#5b3f24', ' opacity=".7"') +
      path(steps(x + 14, y + 74, w - 28, 16, 13), '#f4e4c8', ' opacity=".8"') +
      windows.join('') +
      shaded(x + w - 26, y, 26, h)
    );
  };
  const door = 380 + random() * 120;
  return [
    house(-30, 190, 190 + random() * 40, '#c99f70'),
    house(700, 300, 200 + random() * 50, '#c49768'),
    house(140, 110, 330 + random() * 30, '#d0a678'),
    house(230, 480, 230 + random() * 20, '#d9b285'),
    rect(door, GROUND - 112, 74, 112, '#6a3b22', ' rx="3"'),
    path(steps(door + 6, GROUND - 78, 62, 15.5, 22), '#d8a53d') +
      path(steps(door + 6, GROUND - 40, 62, 15.5, 22), '#2f7a63'),
    palm(200, 250),
    palm(760, 300),
  ].join('');
}

/** Tall white houses of coral stone with lattices of wood before their windows. */
function hijaz(random: Random): string {
  const woods = ['#7a4a2b', '#3f6f66', '#8a5d33', '#4b6e8c'];
  const house = (x: number, w: number, floors: number, wall: string) => {
    const floor = 82;
    const h = floors * floor + 60;
    const y = GROUND - h;
    const wood = woods[Math.floor(random() * woods.length)] ?? '#7a4a2b';
    const bay = (bx: number, by: number) =>
      rect(bx - 4, by - 8, 56, 8, wood) +
      rect(bx, by, 48, 58, wood) +
      rect(bx + 5, by + 6, 17, 46, '#00000055') +
      rect(bx + 26, by + 6, 17, 46, '#00000055') +
      path(
        range(4)
          .map((line) => `M${bx + 5} ${by + 14 + line * 10}h38v2h-38Z`)
          .join(''),
        wood,
      ) +
      path(`M${bx - 2} ${by + 58}h52l-8 12h-36Z`, wood);
    const columns = Math.max(1, Math.floor((w - 20) / 76));
    const gap = (w - columns * 48) / (columns + 1);
    const bays = range(floors).flatMap((up) =>
      range(columns).map((column) => bay(x + gap + column * (48 + gap), y + 34 + up * floor)),
    );
    return (
      rect(x, y, w, h, wall) +
      rect(x - 4, y - 10, w + 8, 14, '#fffaf0') +
      path(
        range(Math.floor(w / 20))
          .map((at) => `M${x + at * 20 + 4} ${y - 10}v-12h10v12Z`)
          .join(''),
        wall,
      ) +
      bays.join('') +
      path(`M${x + w / 2 - 24} ${GROUND}v-44a24 24 0 0 1 48 0v44Z`, wood) +
      shaded(x + w - 18, y, 18, h)
    );
  };
  return [
    house(-20, 180, 3, '#e9ddc8'),
    house(820, 190, 3, '#eadfcb'),
    house(150, 240, 4, '#f3eadb'),
    house(600, 230, 4, '#efe4d0'),
    house(380, 230, 3, '#f8f2e6'),
    palm(110, 170),
    palm(880, 200),
  ].join('');
}

/** Low white walls with pointed arcades and a tower that catches the wind, by the water. */
function gulf(random: Random): string {
  const wall = '#f4ecdd';
  const arcade = (x: number, w: number, h: number, count: number) => {
    const y = GROUND - h;
    const one = w / count;
    const arches = range(count).map((place) => {
      const left = x + place * one + one * 0.2;
      const wide = one * 0.6;
      return `M${left} ${GROUND}v${-h * 0.42}q0 ${-h * 0.2} ${wide / 2} ${-h * 0.28}q${wide / 2} ${h * 0.08} ${wide / 2} ${h * 0.28}v${h * 0.42}Z`;
    });
    const vents = range(count * 2).map((place) =>
      rect(x + (place + 0.5) * (one / 2) - 7, y + 26, 14, 22, '#c8b491'),
    );
    return (
      rect(x, y, w, h, wall) +
      rect(x - 3, y - 8, w + 6, 12, '#fffaf0') +
      path(steps(x, y - 7, w, 30, 14), '#fffaf0') +
      vents.join('') +
      path(arches.join(''), '#7f6a4c') +
      shaded(x + w - 20, y, 20, h)
    );
  };
  const tower = 560 + random() * 120;
  return [
    rect(0, GROUND - 60, W, 60, '#4f93a6'),
    path(`M60 ${GROUND - 34}q60 26 130 0l-14 24h-98ZM122 ${GROUND - 40}v-86l52 78Z`, '#6b4a2e'),
    arcade(640, 340, 190, 4),
    rect(tower, GROUND - 360, 92, 360, wall) +
      path(
        range(4)
          .map((slit) => `M${tower + 14 + slit * 18} ${GROUND - 330}h10v86h-10Z`)
          .join(''),
        '#8c7550',
      ) +
      rect(tower - 5, GROUND - 368, 102, 12, '#fffaf0') +
      shaded(tower + 74, GROUND - 356, 18, 356),
    arcade(230, 400, 220, 5),
    palm(190, 220),
    palm(900, 280),
  ].join('');
}

/** Stone towers with ledges of slate and white quartz about their windows, on terraced hills. */
function highland(random: Random, sky: Sky): string {
  const tower = (x: number, w: number, h: number, stone: string, band: string) => {
    const y = GROUND - h;
    const lean = w * 0.09;
    const ledges = range(Math.floor(h / 24)).map((row) => {
      const at = y + 18 + row * 24;
      const inset = lean * (1 - (at - y) / h);
      return `M${x + inset - 4} ${at}h${w - inset * 2 + 8}v5h${-(w - inset * 2 + 8)}Z`;
    });
    const windows = range(Math.floor(h / 90)).map((row) => {
      const at = y + 44 + row * 84;
      return (
        rect(x + w / 2 - 19, at - 6, 38, 46, '#fbf6ea') +
        rect(x + w / 2 - 13, at, 26, 34, row % 2 === 0 ? band : sky.glow)
      );
    });
    return (
      path(`M${x} ${GROUND}L${x + lean} ${y}H${x + w - lean}L${x + w} ${GROUND}Z`, stone) +
      path(ledges.join(''), '#4d4338', ' opacity=".75"') +
      path(steps(x + lean, y + 2, w - lean * 2, 18, 16), '#fbf6ea') +
      windows.join('') +
      path(`M${x + w - lean - 16} ${y}h16l${lean} ${h}h-18Z`, '#000', ' opacity=".14"')
    );
  };
  return [
    path(`M0 ${GROUND}V330q160-90 330-20t300-40 330 30v200Z`, '#6f8a5c'),
    path(
      range(4)
        .map((row) => `M0 ${390 + row * 28}q240-46 480-10t480-14v8q-240-12-480 16t-480 8Z`)
        .join(''),
      '#5a744a',
    ),
    tower(70, 130, 240 + random() * 30, '#a98a66', '#2f7a9a'),
    tower(760, 150, 260 + random() * 30, '#9d7f5e', '#c9473d'),
    tower(520, 170, 300 + random() * 20, '#b59672', '#2f8a63'),
    tower(280, 190, 350 + random() * 20, '#bd9e79', '#d59a2d'),
    rect(346, GROUND - 74, 56, 74, '#6b4226') + rect(351, GROUND - 68, 46, 10, '#2f8a63'),
    path(
      range(7)
        .map((bush) => `M${bush * 150 - 20} ${GROUND}q30-46 70-6t70 6Z`)
        .join(''),
      '#4c6b3d',
    ),
  ].join('');
}

/** A keep of sandstone blocks with round towers, over olive trees. */
function north(random: Random, sky: Sky): string {
  const blocks = (x: number, w: number, h: number, stone: string, round: boolean) => {
    const y = GROUND - h;
    const courses = range(Math.floor(h / 26)).map((row) => `M${x} ${y + 20 + row * 26}h${w}v2h${-w}Z`);
    const battlements = range(Math.floor(w / 30)).map((at) => rect(x + at * 30 + 4, y - 20, 20, 22, stone));
    const top = round ? path(`M${x} ${y}q${w / 2} -16 ${w} 0v12h${-w}Z`, stone) : battlements.join('');
    const slits = range(Math.max(1, Math.floor(w / 70))).map((at) =>
      rect(x + w * 0.2 + at * 64, y + h * 0.3, 10, 40, sky.glow, ' rx="5"'),
    );
    return (
      top +
      rect(x, y, w, h, stone) +
      path(courses.join(''), '#000', ' opacity=".09"') +
      slits.join('') +
      shaded(x + w - w * 0.16, y, w * 0.16, h)
    );
  };
  const olive = (x: number, size: number) =>
    path(`M${x - 5} ${GROUND}q6-30 2-52h8q-2 30 6 52Z`, '#6a5238') +
    path(
      `M${x - size} ${GROUND - 50}q${size * 0.2}-${size * 0.8} ${size}-${size * 0.8}t${size} ${size * 0.8}q${-size} ${size * 0.4} ${-size * 2} 0Z`,
      '#7c8a5a',
    );
  return [
    path(`M0 ${GROUND}V400q200-60 420-10t540-20v130Z`, '#c2a07b'),
    blocks(-20, 220, 180 + random() * 30, '#cbaa80', false),
    blocks(620, 380, 200 + random() * 20, '#c7a479', false),
    blocks(300, 420, 240, '#d3b287', false),
    blocks(220, 120, 350 + random() * 20, '#d9ba90', true),
    blocks(650, 130, 330 + random() * 20, '#d6b68b', true),
    path(`M470 ${GROUND}v-80a40 40 0 0 1 80 0v80Z`, '#5a4028'),
    olive(130, 60),
    olive(840, 74),
  ].join('');
}

const DRAWN = { najd, hijaz, gulf, highland, north } as const satisfies Record<
  Facade,
  (random: Random, sky: Sky) => string
>;

/** How many pictures there are of each manner: the same houses at another hour, put another way. */
export const VARIANTS = SKIES.length;

/** A street of one manner of building as an SVG of 960 × 640, without words. */
export function drawFacade(facade: Facade, variant: number): string {
  const sky = SKIES[variant % VARIANTS] ?? SKIES[0];
  const random = randomOf(variant * 31 + FACADES.indexOf(facade) + 1);
  const sun = 160 + random() * 620;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} 640" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset=".8" stop-color="${sky.low}"/></linearGradient></defs>`,
    rect(0, 0, W, 640, 'url(#s)'),
    `<circle cx="${sun}" cy="130" r="44" fill="${sky.sun}" opacity=".85"/>`,
    DRAWN[facade](random, sky),
    rect(0, GROUND, W, 140, '#cdb08a'),
    rect(0, GROUND, W, 8, '#000', ' opacity=".12"'),
    rect(0, 0, W, 640, '#2b1d45', ` opacity="${sky.shade}"`),
    '</svg>',
  ]
    .join('')
    .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
