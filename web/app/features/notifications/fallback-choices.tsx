import { dateTimeText } from '@diyar/contract/values/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toastError } from '../../ui/late-toast.ts';
import { CHANNELS_KEY, type Channels } from './channels-key.ts';

/** What becomes of a message that does not arrive, and whether WhatsApp brought the last one; saved at once. */
export function FallbackChoices({ data }: { data: Channels }) {
  const t = useTranslations('channels.fallbacks');
  const heading = useId();
  const last = data.last_whatsapp;
  if (data.fallbacks.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-1 border-t border-line pt-3">
      <h3 id={heading} className="font-medium">
        {t('title')}
      </h3>
      {data.fallbacks.map((fallback) => (
        <Fallback key={fallback.from} fallback={fallback} />
      ))}
      {last === null ? null : (
        <p className="text-sm text-soft">{t(`last.${last.state}`, { at: ltrText(dateTimeText(last.at)) })}</p>
      )}
    </section>
  );
}

function Fallback({ fallback }: { fallback: Channels['fallbacks'][number] }) {
  const t = useTranslations('channels.fallbacks');
  const common = useTranslations('notifications');
  const client = useQueryClient();
  const { from } = fallback;
  const { mutate } = useMutation({
    mutationFn: (is_wanted: boolean) =>
      callApi('PUT /api/v1/notifications/fallbacks', { body: { from, is_wanted } }),
    onSuccess: (data) => client.setQueryData(CHANNELS_KEY, data),
    onError: () => void toastError(common('saveFailed'), 'notification-fallbacks'),
  });
  return (
    <Checkbox
      error={undefined}
      label={t(from)}
      isSelected={fallback.is_wanted}
      onChange={(next) => mutate(next)}
    />
  );
}
