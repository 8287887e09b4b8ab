import type { Deposit } from '@diyar/contract/values/deposits';
import { moneyText } from '@diyar/contract/values/money';
import { MOST_CLAIM_ITEMS } from '@diyar/contract/words/deposit-words';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { type ClaimForming, useClaim } from './use-claim.ts';

interface ClaimProps {
  /** The booking's. */
  id: string;
  deposit: Deposit;
  onClose: () => void;
}

/** What an advertiser claims of a deposit, thing by thing, with photos of it. */
export function ClaimDialog({ id, deposit, onClose }: ClaimProps) {
  const t = useTranslations();
  const claim = useClaim(id, onClose);
  const sum = ltrText(moneyText(claim.sum));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deposits.claimDialog.title')}
      closeLabel={t('common.close')}
      footer={
        <Button wide pending={claim.isPending} onClick={() => void claim.send()}>
          {t('deposits.claimDialog.send')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p>{t('deposits.claimDialog.text')}</p>
        <Items claim={claim} />
        <p className="font-bold">
          {t('deposits.claimDialog.sum', { sum, deposit: ltrText(deposit.amount.text) })}
        </p>
        <FieldNote id="claim-items-note" error={claim.errors.items} />
        <PhotosField id={id} photos={claim.photos} onChange={claim.setPhotos} error={claim.errors.photos} />
      </div>
    </Dialog>
  );
}

function Items({ claim: { items, change, add, remove, errors } }: { claim: ClaimForming }) {
  const t = useTranslations('deposits.claimDialog');
  return (
    <>
      {items.map((item, place) => (
        <fieldset key={item.key} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <legend className="mb-1.5 text-sm text-soft">{t('item', { number: place + 1 })}</legend>
          <TextField
            label={t('words')}
            maxLength={500}
            value={item.words}
            onChange={(words) => change(item.key, { words })}
            error={errors[`items.${place}.words`]}
          />
          <TextField
            label={t('amount')}
            inputMode="decimal"
            ltr
            value={item.amount}
            onChange={(amount) => change(item.key, { amount })}
            error={errors[`items.${place}.amount`]}
          />
          {items.length === 1 ? null : (
            <div>
              <Button kind="quiet" size="small" onClick={() => remove(item.key)}>
                {t('remove', { number: place + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {items.length >= MOST_CLAIM_ITEMS ? null : (
        <div>
          <Button kind="secondary" size="small" onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
    </>
  );
}
