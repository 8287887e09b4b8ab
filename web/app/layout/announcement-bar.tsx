import type { Announcement } from '@diyar/contract/words/site-facts';
import { useState } from 'react';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { addressAt } from '../site/paths.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The operators' sentence above every page on its days. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const t = useTranslations('shell');
  const lang = useLang();
  const [closed, setClosed] = useState<string>();
  if (announcement.id === closed) return null;
  const { id, link, is_dismissible } = announcement;
  const close = () => {
    closeAnnouncement(id);
    setClosed(id);
  };
  return (
    <section
      aria-label={t('announcement')}
      data-announcement={id}
      className="border-b border-line bg-gold-soft print:hidden [body:has([data-paying])_&]:hidden"
    >
      <div className="page wide-too flex min-h-11 items-center gap-3">
        {/* On phones one line: what is under it counts more. */}
        <p className="flex min-w-0 grow gap-x-2 py-2 text-sm text-ink md:flex-wrap">
          <span className="min-w-0 max-md:truncate">{announcement[`text_${lang}`]}</span>{' '}
          {link === null ? null : (
            <Link
              to={addressAt(lang, link)}
              className="shrink-0 font-bold text-ink underline underline-offset-4"
            >
              {t('readMore')}
            </Link>
          )}
        </p>
        {is_dismissible ? (
          <IconButton label={t('closeAnnouncement')} onClick={close}>
            <Icon name="close" className="size-5" />
          </IconButton>
        ) : null}
      </div>
    </section>
  );
}

/** Remembers on this device that an announcement was closed; a script in the head reads it (`dismissed-announcement.ts`). */
function closeAnnouncement(id: string): void {
  try {
    localStorage.setItem('announcement_closed', id);
    // Other pages of this visit draw it anew.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-announcement="${id}"]{display:none}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
