import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLang } from '../i18n/lang.ts';
import { switchLang } from '../paths.ts';

/** The page is drawn anew in the other language: whoever pressed the switch finds focus on it again. */
let wasPressed = false;

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
    if (wasPressed) link.current?.focus({ preventScroll: true });
    wasPressed = false;
  }, []);
  return (
    <Link
      ref={link}
      to={switchLang(`${pathname}${search}${mounted ? hash : ''}`, other)}
      preventScrollReset
      onClick={() => {
        wasPressed = true;
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
