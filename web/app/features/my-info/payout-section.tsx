import type { MyInfo } from '@diyar/contract/people/my-info';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { PayoutForm } from './payout-form.tsx';
import { Section } from './section.tsx';

/** Where the account's money goes: a bank account or a wallet, of which only the end is ever shown again. */
export function PayoutSection(props: { info: MyInfo; onSaved: (info: MyInfo) => void }) {
  const t = useTranslations('myInfo.payout');
  const lang = useLang();
  const { info, onSaved } = props;
  const [isChanging, setChanging] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      onSaved(await callApi('DELETE /api/v1/accounts/current/payout-destination', { lang }));
      toast.success(t('removed'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setRemoving(false);
    }
  };
  return (
    <Section title={t('title')} text={t('text')}>
      {info.payout === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="grow">
            <Destination payout={info.payout} />
          </p>
          {isChanging ? null : (
            <>
              <Button kind="secondary" size="small" onClick={() => setChanging(true)}>
                {t('change')}
              </Button>
              <Button kind="quiet" size="small" pending={isRemoving} onClick={() => void remove()}>
                {t('remove')}
              </Button>
            </>
          )}
        </div>
      )}
      {info.payout === null || isChanging ? (
        <PayoutForm
          accountId={info.id}
          onSaved={(saved) => {
            setChanging(false);
            onSaved(saved);
          }}
        />
      ) : null}
    </Section>
  );
}

function Destination({ payout }: { payout: NonNullable<MyInfo['payout']> }) {
  const t = useTranslations('myInfo.payout');
  const end = (last4: string) => () => (
    <bdi dir="ltr" className="tabular font-bold">
      {last4}
    </bdi>
  );
  if (payout.kind === 'wallet')
    return t.rich('toWallet', { wallet: t(`wallets.${payout.wallet}`), last: end(payout.phone_last4) });
  const bank = isolated(payout.bank_name);
  const holder = isolated(payout.holder);
  return t.rich('toBank', { bank, holder, last: end(payout.iban_last4) });
}

/** A name in whatever script, which turns nothing around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;
