import type { PhotoRoom } from '@diyar/contract/supply/host-photos';
import type { SceneKind } from '../scenes/kinds.ts';

/** What each scene shows: the room, and words for it as an advertiser writes them. */
interface SceneWords {
  room: PhotoRoom;
  ar: string;
  en: string;
}

const SCENE_WORDS: Readonly<Record<SceneKind, SceneWords>> = {
  'facade-apartment': { room: 'outside', ar: 'العمارة من الشارع', en: 'The building from the street' },
  'facade-villa': { room: 'outside', ar: 'واجهة الفيلا', en: 'Front of the villa' },
  'facade-najdi': { room: 'outside', ar: 'واجهة نجدية', en: 'Najdi front' },
  'facade-tower': { room: 'outside', ar: 'البرج من الخارج', en: 'The tower from outside' },
  'facade-civic': { room: 'outside', ar: 'المبنى من الخارج', en: 'The building from outside' },
  living: { room: 'living', ar: 'صالة المعيشة', en: 'Sitting room' },
  majlis: { room: 'majlis', ar: 'مجلس الضيوف', en: 'Guests’ majlis' },
  bedroom: { room: 'bedroom', ar: 'زاوية من غرفة النوم', en: 'A corner of the bedroom' },
  kitchen: { room: 'kitchen', ar: 'المطبخ وخزائنه', en: 'Kitchen and its cupboards' },
  bathroom: { room: 'bathroom', ar: 'المغسلة والدش', en: 'Basin and shower' },
  dining: { room: 'dining', ar: 'طاولة الطعام', en: 'Dining table' },
  hall: { room: 'hall', ar: 'القاعة من المدخل', en: 'The hall from its door' },
  theatre: { room: 'hall', ar: 'المسرح من المقاعد', en: 'The stage from the seats' },
  training: { room: 'hall', ar: 'قاعة التدريب', en: 'Training room' },
  meeting: { room: 'office', ar: 'غرفة الاجتماعات', en: 'Meeting room' },
  office: { room: 'office', ar: 'المكتب من الداخل', en: 'Inside the office' },
  coworking: { room: 'office', ar: 'مساحة العمل', en: 'Work area' },
  pool: { room: 'pool', ar: 'المسبح والجلسة', en: 'The pool and its seats' },
  courtyard: { room: 'garden', ar: 'الحوش', en: 'The yard' },
  plan: { room: 'plan', ar: 'مخطط تقريبي', en: 'Rough plan' },
  parking: { room: 'parking', ar: 'المواقف', en: 'Parking' },
  chalet: { room: 'outside', ar: 'المكان من الخارج', en: 'From outside' },
  camp: { room: 'outside', ar: 'الخيام والجلسات', en: 'Tents and seats' },
  farm: { room: 'garden', ar: 'المزرعة', en: 'The farm' },
  land: { room: 'view', ar: 'الأرض وما حولها', en: 'The land and what is around it' },
  shop: { room: 'other', ar: 'المحل', en: 'The shop' },
  warehouse: { room: 'other', ar: 'المستودع', en: 'The warehouse' },
  storage: { room: 'other', ar: 'أرفف التخزين', en: 'Storage shelves' },
  fuel: { room: 'outside', ar: 'المحطة', en: 'The station' },
};

/** Of these every photo is named: their room says nothing. */
const isOther = ({ room }: SceneWords) => room === 'other';

/**
 * The rooms and captions of an ad's photos, in their order. Advertisers write under some: here the first photo of a
 * scene, where `writes` says so; a room that says nothing has its caption always.
 */
export function wordsOfScenes(scenes: readonly SceneKind[], writes: (place: number) => boolean) {
  return scenes.map((scene, place) => {
    const words = SCENE_WORDS[scene];
    const isSaid = scenes.indexOf(scene) === place && (isOther(words) || writes(place));
    return {
      room: words.room,
      caption_ar: isSaid ? words.ar : null,
      caption_en: isSaid ? words.en : null,
    };
  });
}
