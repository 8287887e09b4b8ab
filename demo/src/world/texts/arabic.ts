import type { Facing } from '../../../../api/src/platform/db/schema.generated.ts';

/** Forms of a counted noun after a preposition: one, two, three to ten, eleven to ninety-nine, hundreds. */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

export const COUNTED = {
  bedroom: ['غرفة نوم', 'غرفتي نوم', 'غرف نوم', 'غرفة نوم', 'غرفة نوم'],
  room: ['غرفة', 'غرفتين', 'غرف', 'غرفة', 'غرفة'],
  bath: ['دورة مياه', 'دورتي مياه', 'دورات مياه', 'دورة مياه', 'دورة مياه'],
  hall: ['صالة', 'صالتين', 'صالات', 'صالة', 'صالة'],
  person: ['شخص', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'],
  guest: ['ضيف', 'ضيفين', 'ضيوف', 'ضيفًا', 'ضيف'],
  year: ['سنة', 'سنتين', 'سنوات', 'سنة', 'سنة'],
  flat: ['شقة', 'شقتين', 'شقق', 'شقة', 'شقة'],
  metre: ['متر', 'مترين', 'أمتار', 'مترًا', 'متر'],
} as const satisfies Record<string, Forms>;

/** «غرفة نوم», «غرفتي نوم», «5 غرف نوم», «12 غرفة نوم»: a count as it is said after a preposition. */
export function counted(count: number, noun: keyof typeof COUNTED): string {
  const [one, two, few, many, other] = COUNTED[noun];
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} ${few}`;
  return rest >= 11 ? `${count} ${many}` : `${count} ${other}`;
}

/** «لشخصين», «لـ4 أشخاص»: for so many. */
export function forCount(count: number, noun: keyof typeof COUNTED): string {
  const text = counted(count, noun);
  return /^\d/.test(text) ? `لـ${text}` : `ل${text}`;
}

const FLOORS = [
  'الأرضي',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
];

/** «الدور الثالث»; floors above the ninth by number. */
export function floorAr(floor: number): string {
  if (floor < 0) return 'القبو';
  const name = FLOORS[floor];
  return name === undefined ? `الدور ${floor}` : `الدور ${name}`;
}

const FACING: Readonly<Record<Facing, string>> = {
  n: 'شمالية',
  ne: 'شمالية شرقية',
  e: 'شرقية',
  se: 'جنوبية شرقية',
  s: 'جنوبية',
  sw: 'جنوبية غربية',
  w: 'غربية',
  nw: 'شمالية غربية',
  three_streets: 'على ثلاثة شوارع',
  four_streets: 'على أربعة شوارع',
};

/** «شمالية», or «على ثلاثة شوارع»: what «الواجهة» is. */
export function facingAr(facing: Facing): string {
  return FACING[facing];
}

/** «صالة و3 دورات مياه ومطبخ»: parts joined as Arabic does, the و written to its word. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' و');
}

/** «4 عصرًا», «12 ظهرًا», «3 فجرًا» of HH:mm. */
export function hourAr(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const part =
    hour < 3
      ? 'بعد منتصف الليل'
      : hour < 5
        ? 'فجرًا'
        : hour < 12
          ? 'صباحًا'
          : hour < 15
            ? 'ظهرًا'
            : hour < 18
              ? 'عصرًا'
              : 'مساءً';
  return `${minutes === '00' ? twelve : `${twelve}:${minutes}`} ${part}`;
}

/** «في حي الملقا»; names that already say what they are («ضاحية الملك فهد») take no «حي». */
export function districtAr(name: string): string {
  return /^(ضاحية|شاطئ|درة|المدينة|مدينة|وادي|صناعية)/.test(name) ? name : `حي ${name}`;
}

const FEW = ['', '', '', 'بثلاث', 'بأربع', 'بخمس', 'بست', 'بسبع', 'بثماني', 'بتسع', 'بعشر'];

/** «بغرفتي نوم», «بثلاث غرف نوم»: bedrooms as titles say them. */
export function withBedrooms(rooms: number): string {
  const few = FEW[rooms];
  return few ? `${few} غرف نوم` : `ب${rooms > 10 ? 'ـ' : ''}${counted(rooms, 'bedroom')}`;
}

/** A sentence with its full stop, or nothing. */
export function sentence(text: string | null | false | undefined): string {
  return text ? `${text}.` : '';
}

/** Sentences of a paragraph; empty ones fall out. A sentence may end in a line break. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences
    .filter((text) => text !== '')
    .join(' ')
    .replace(/(?<! ) *\n */g, '\n')
    .trim();
}
