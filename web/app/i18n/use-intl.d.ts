import type { ar } from '@diyar/messages/ar';
import type { LOCALE_OF } from '@diyar/messages/messages';

/** A key that does not exist, or a sentence without its arguments, does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof LOCALE_OF)[keyof typeof LOCALE_OF];
    Messages: typeof ar;
  }
}
