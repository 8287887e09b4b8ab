import type { KeptIdentity } from '@diyar/contract/people/identities';
import type { MyInfo } from '@diyar/contract/people/my-info';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { countryName } from './country-names.ts';
import { PassportForm } from './passport-form.tsx';

export interface PassportProps {
  identity: KeptIdentity | null;
  onSaved: (info: MyInfo) => void;
}

/** The passport that is kept, by its end, and another in its place; asked for where there is none. */
export function Passport({ identity, onSaved }: PassportProps) {
  const t = useTranslations('foreignGuests.passport');
  const [isChanging, setChanging] = useState(false);
  const saved = (info: MyInfo) => {
    setChanging(false);
    onSaved(info);
  };
  if (identity === null) return <PassportForm onSaved={saved} />;
  return (
    <div className="grid gap-4">
      <Kept identity={identity} />
      {isChanging ? (
        <PassportForm onSaved={saved} onKeep={() => setChanging(false)} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Kept({ identity: { country, last4 } }: { identity: KeptIdentity }) {
  const t = useTranslations('foreignGuests.passport');
  const lang = useLang();
  return (
    <p>
      {t.rich('kept', {
        country: () => <bdi>{countryName(country ?? '', lang)}</bdi>,
        last: () => (
          <bdi dir="ltr" className="tabular font-bold">
            {last4}
          </bdi>
        ),
      })}
    </p>
  );
}

/** The passport in the step of a booking that says who books. */
export function PassportStep() {
  const t = useTranslations('foreignGuests.passport');
  return (
    <>
      <p className="text-soft">
        {t('lead')} {t('text')}
      </p>
      <PassportForm onSaved={() => undefined} />
    </>
  );
}

/** The passport in the place of the national sign-on. */
export function PassportCard(props: PassportProps) {
  const t = useTranslations('foreignGuests.passport');
  return (
    <Card>
      <div className="grid gap-4">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <p className="text-soft">
          {t('lead')} {t('text')}
        </p>
        <Passport {...props} />
      </div>
    </Card>
  );
}
