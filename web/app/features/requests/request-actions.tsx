import type { RequestDetails } from '@diyar/contract/finding/requests';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { ContactTaps } from './contact-taps.tsx';

/** What the one who looks may do with a request: sign in, manage it, answer it, reach who asked. Counts the look. */
export function RequestActions({ id }: { id: string }) {
  const t = useTranslations('requests');
  const lang = useLang();
  const { status } = useSession();
  const own = useOwnView(id, status);
  const to = requestPaths(lang);
  if (status !== 'signed_in')
    return (
      <>
        <p className="text-sm text-soft">{t('ownersAlone')}</p>
        <Link to={paths(lang).signIn({ returnTo: to.request(id) })} className={buttonLook('primary')}>
          {t('signIn')}
        </Link>
      </>
    );
  if (own?.abilities.manage === true)
    return (
      <Link to={to.own()} className={buttonLook('primary')}>
        {t('manage')}
      </Link>
    );
  if (own?.abilities.answer !== true) return <p className="text-sm text-soft">{t('ownersAlone')}</p>;
  return (
    <>
      <Link
        to={to.marketing(own.kind === 'marketing' ? { kind: 'marketing' } : undefined)}
        className={buttonLook('primary')}
      >
        {t(own.kind === 'wanted' ? 'answer' : 'market')}
      </Link>
      {own.abilities.contact ? (
        <ContactTaps
          channels={own.channels}
          reveal={(channel) =>
            callApi('POST /api/v1/requests/{id}/contacts', { params: { id }, body: { channel }, lang })
          }
        />
      ) : null}
    </>
  );
}

/** The request as the caller is told of it, once it is known who they are; the look is counted then. */
function useOwnView(id: string, status: string): RequestDetails | null {
  const lang = useLang();
  const [own, setOwn] = useState<RequestDetails | null>(null);
  useEffect(() => {
    if (status === 'unknown') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // The page stands without either.
    const quiet = () => undefined;
    callApi('POST /api/v1/requests/{id}/views', { params: { id }, lang, signal }).catch(quiet);
    if (status === 'signed_in')
      callApi('GET /api/v1/requests/{id}', { params: { id }, lang, signal }).then(setOwn).catch(quiet);
    return () => leaving.abort();
  }, [id, lang, status]);
  return own;
}
