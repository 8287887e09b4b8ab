import type { MyInfo } from '@diyar/contract/people/my-info';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardsSection } from './cards-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { InfoSections } from './info-sections.tsx';
import { PassportSection } from './late-passport.ts';
import { PayoutSection } from './payout-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PictureField } from './picture-field.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { Section } from './section.tsx';

/** My info: what people know of the acting account, its owner's identity, and where its money goes. */
export function MyInfoPage() {
  const t = useTranslations();
  const lang = useLang();
  const client = useQueryClient();
  const acting = useSession().user?.id;
  const key = [lang, 'my_info', acting];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi('GET /api/v1/accounts/current', { lang }),
    enabled: acting !== undefined,
  });
  if (data === undefined) {
    if (error === null) return <Waiting />;
    const text = error instanceof ApiError ? error.msg : t('errors.server_error');
    const retry = <Button onClick={() => void refetch()}>{t('common.retry')}</Button>;
    return (
      <div className="page py-8">
        <EmptyState isPage drawing="cloud" title={t('myInfo.loadFailed')} text={text} action={retry} />
      </div>
    );
  }
  const keep = (info: MyInfo) => client.setQueryData(key, info);
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('myInfo.title')}</h1>
        <p className="text-soft">{t('myInfo.intro')}</p>
      </header>
      {data.abilities.edit ? null : <Notice tone="info">{t('myInfo.readOnly')}</Notice>}
      {data.abilities.edit ? (
        <Section title={t('myInfo.pictures')}>
          <PictureField picture="photo" info={data} onSaved={keep} />
          {data.business === null ? null : <PictureField picture="logo" info={data} onSaved={keep} />}
        </Section>
      ) : null}
      {/* Another account is another form. */}
      <InfoSections key={data.id} info={data} onSaved={keep} />
      {data.abilities.own ? (
        <>
          <PhoneSection phone={data.phone} onChanged={() => void refetch()} />
          <OwnersParts info={data} onSaved={keep} />
        </>
      ) : null}
      {data.abilities.edit ? <CardsSection key={`cards-${data.id}`} /> : null}
      <DevicesSection />
      <PrivacySection isOwner={data.abilities.own} />
    </div>
  );
}

/** Shows who they are and where their money goes; the passport of a guest with a foreign number, who earns nothing here. */
function OwnersParts(props: { info: MyInfo; onSaved: (info: MyInfo) => void }) {
  const { info, onSaved } = props;
  if (useSession().user?.role === 'guest')
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <PassportSection identity={info.identity} onSaved={onSaved} />
      </Suspense>
    );
  return (
    <>
      <IdentitySection info={info} onSaved={onSaved} />
      <PayoutSection key={`payout-${info.id}`} info={info} onSaved={onSaved} />
    </>
  );
}

function Waiting() {
  return (
    <div className="page grid gap-4 py-8" aria-busy="true">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-96" />
      <Skeleton className="h-40" />
    </div>
  );
}
