import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { halalasOf } from '../../i18n/riyals.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { SentPhoto } from '../sent-photos/sent-photos-field.tsx';
import { useRenewed } from './use-renewed.ts';

interface Item {
  key: string;
  words: string;
  amount: string;
}

/** A sentence under each field that is wrong, by the field's name in the call. */
type Wrong = Partial<Record<string, string | undefined>>;

const newItem = (): Item => ({ key: crypto.randomUUID(), words: '', amount: '' });

export type ClaimForming = ReturnType<typeof useClaim>;

/** What an advertiser claims, and sending it. What was typed stays when it is refused. */
export function useClaim(id: string, onClose: () => void) {
  const t = useTranslations();
  const lang = useLang();
  const renew = useRenewed();
  const [items, setItems] = useState<readonly Item[]>(() => [newItem()]);
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
  const [errors, setErrors] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);

  const post = async () => {
    setPending(true);
    try {
      const body = {
        items: items.map(({ words, amount }) => ({ words, amount: halalasOf(amount) ?? 0 })),
        photos: photos.map((photo) => photo.id),
      };
      await callApi('POST /api/v1/host/reservations/{id}/claims', { params: { id }, body, lang });
      toast.success(t('deposits.claimDialog.sent'));
      renew();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.fromEntries(error.errors.map(({ field, msg }) => [field, msg])));
      if (error.errors.length === 0) toast.error(error.msg);
      if (error.code === 'state_changed') renew();
    } finally {
      setPending(false);
    }
  };
  const send = async () => {
    const wrong = wrongOf(items, { reason: t('rules.reason_required'), number: t('rules.number') });
    if (photos.length === 0) wrong.photos = t('rules.photo_required');
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) await post();
  };
  const sum = items.reduce((all, { amount }) => all + (halalasOf(amount) ?? 0), 0);
  const add = () => setItems([...items, newItem()]);
  const remove = (key: string) => setItems(items.filter((item) => item.key !== key));
  const change = (key: string, to: Partial<Item>) =>
    setItems(items.map((item) => (item.key === key ? { ...item, ...to } : item)));
  return { items, add, remove, change, photos, setPhotos, sum, errors, isPending, send };
}

function wrongOf(items: readonly Item[], says: { reason: string; number: string }): Wrong {
  const wrong: Wrong = {};
  for (const [place, { words, amount }] of items.entries()) {
    if (words.trim() === '') wrong[`items.${place}.words`] = says.reason;
    if (halalasOf(amount) === undefined) wrong[`items.${place}.amount`] = says.number;
  }
  return wrong;
}
