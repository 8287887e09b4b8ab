import { bankOfIban, type MyInfo, WALLETS, type Wallet } from '@diyar/contract/people/my-info';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgetDraft, keepDraft, keptDraft } from './draft.ts';

interface Draft {
  kind: 'bank' | 'wallet';
  bankName: string;
  holder: string;
  wallet: Wallet | '';
  phone: string;
}

const EMPTY: Draft = { kind: 'bank', bankName: '', holder: '', wallet: '', phone: '' };

interface FormState {
  draft: Draft;
  /** Kept nowhere but here. */
  iban: string;
  change: (changes: Partial<Draft>) => void;
  setIban: (iban: string) => void;
  errorOf: (field: string) => string | undefined;
}

/** Typed values survive a reload, except the IBAN. */
export function PayoutForm(props: { accountId: string; onSaved: (info: MyInfo) => void }) {
  const t = useTranslations();
  const name = `payout:${props.accountId}`;
  const [draft, setDraft] = useState<Draft>(() => keptDraft<Draft>(name) ?? EMPTY);
  const [iban, setIban] = useState('');
  const saving = useSaving({ draft, iban }, (info) => {
    forgetDraft(name);
    props.onSaved(info);
  });
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(name, next);
  };
  const state = { draft, iban, change, setIban, errorOf: saving.errorOf };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) void saving.save();
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <SegmentedControl
        label={t('myInfo.payout.way')}
        options={[
          { value: 'bank', label: t('myInfo.payout.bank') },
          { value: 'wallet', label: t('myInfo.payout.walletWay') },
        ]}
        value={draft.kind}
        onChange={(kind: Draft['kind']) => change({ kind })}
      />
      {draft.kind === 'bank' ? <BankFields {...state} /> : <WalletFields {...state} />}
      <div>
        <Button type="submit" kind="secondary" pending={saving.isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

function useSaving({ draft, iban }: { draft: Draft; iban: string }, onSaved: (info: MyInfo) => void) {
  const t = useTranslations('myInfo.payout');
  const lang = useLang();
  const [failure, setFailure] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setFailure(undefined);
    const body =
      draft.kind === 'bank'
        ? { kind: draft.kind, iban, bank_name: draft.bankName, holder: draft.holder }
        : // Nothing chosen is for the server to refuse, beside its field.
          { kind: draft.kind, wallet: draft.wallet as Wallet, phone: draft.phone };
    try {
      const saved = await callApi('PUT /api/v1/accounts/current/payout-destination', { body, lang });
      toast.success(t('saved'));
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { save, isPending, errorOf: (field: string) => failure?.fieldText(field) };
}

function BankFields({ draft, iban, change, setIban, errorOf }: FormState) {
  const t = useTranslations('myInfo.payout');
  const lang = useLang();
  /** The IBAN names its bank; what was written over it stays. */
  const typeIban = (text: string) => {
    const known = bankOfIban(text, lang);
    const isOurs = draft.bankName === '' || draft.bankName === bankOfIban(iban, lang);
    if (known !== undefined && isOurs) change({ bankName: known });
    setIban(text);
  };
  return (
    <>
      <TextField
        label={t('iban')}
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="SA"
        value={iban}
        onChange={typeIban}
        error={errorOf('iban')}
      />
      <TextField
        label={t('bankName')}
        value={draft.bankName}
        onChange={(bankName) => change({ bankName })}
        error={errorOf('bank_name')}
      />
      <TextField
        label={t('holder')}
        hint={t('holderHint')}
        value={draft.holder}
        onChange={(holder) => change({ holder })}
        error={errorOf('holder')}
      />
    </>
  );
}

function WalletFields({ draft, change, errorOf }: FormState) {
  const t = useTranslations('myInfo.payout');
  return (
    <>
      <Select
        label={t('wallet')}
        value={draft.wallet}
        onChange={(wallet) => change({ wallet: wallet as Wallet | '' })}
        options={[
          { value: '', label: t('chooseWallet') },
          ...WALLETS.map((wallet) => ({ value: wallet, label: t(`wallets.${wallet}`) })),
        ]}
        error={errorOf('wallet')}
      />
      <TextField
        label={t('walletPhone')}
        ltr
        inputMode="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf('phone')}
      />
    </>
  );
}
