import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { holdPlace } from '../rendering/hold-place.ts';
import { Link } from '../rendering/link.tsx';
import { type Anchor, anchorInSight, restore } from '../rendering/scroll-anchor.tsx';
import { switchLang } from '../site/paths.ts';

/** The page is drawn anew in the other language: whoever pressed the switch finds it, and the page, where they were. */
let pressedAt: { scrolled: number; card: Anchor | undefined } | undefined;

/** The same page in the other language: address, query, hash and scroll position stay. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const other = useLang() === 'ar' ? 'en' : 'ar';
  const { pathname, search, hash } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  // The server never sees the hash; it joins after hydration so that both render the same first.
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    if (pressedAt === undefined) return;
    const { scrolled, card } = pressedAt;
    pressedAt = undefined;
    link.current?.focus({ preventScroll: true });
    return holdPlace(() => {
      if (card !== undefined) restore(card);
      else if (scrollY < scrolled) scrollTo({ top: scrolled, behavior: 'instant' });
    });
  }, []);
  return (
    <Link
      ref={link}
      to={switchLang(`${pathname}${search}${mounted ? hash : ''}`, other)}
      preventScrollReset
      onClick={() => {
        pressedAt = { scrolled: scrollY, card: anchorInSight() };
      }}
      replace
      lang={other}
      hrefLang={other}
      aria-label={t('switchLang')}
      className="optical inline-flex h-11 items-center rounded-pill px-3 font-bold text-ink transition-colors hover:bg-sunken"
    >
      {t('otherLang')}
    </Link>
  );
}
