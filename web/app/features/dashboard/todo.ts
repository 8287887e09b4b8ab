import type { Lang } from '@diyar/messages/messages';
import type { IconName } from '../../ui/icon.tsx';

/** Something that waits, with the way to where it is done. */
export interface Todo {
  key: string;
  icon: IconName;
  title: string;
  /** What it is about; a person's own text carries its language. */
  text: string;
  lang?: Lang;
  /** What else decides about it: dates, and until when it waits. */
  note?: string;
  act: string;
  to: string;
}
