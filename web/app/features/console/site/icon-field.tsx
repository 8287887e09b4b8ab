import type { ConsoleSite } from '@diyar/contract/console/console-site';
import { useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { mediaUrl } from '../../../site/media-url.ts';
import { useMediaPrefix } from '../../../site/site-data.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldNote } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** The icon now and the way to another; a picture is drawn anew as it is sent. */
export function IconField({ site, onSaved }: { site: ConsoleSite; onSaved: (site: ConsoleSite) => void }) {
  const t = useTranslations('consoleSite');
  const id = useId();
  const prefix = useMediaPrefix();
  const { send, error, isPending } = useIcon(onSaved);
  return (
    <Card as="section" className="flex flex-wrap items-center gap-5 p-5">
      <img
        src={mediaUrl(prefix, site.texts.icon_browser)}
        alt={t('iconAlt')}
        width={64}
        height={64}
        className="size-16 rounded-base border border-line bg-surface object-contain p-2"
      />
      <div className="grid grow basis-64 gap-1.5">
        <h2 className="text-lg font-bold">{t('icon')}</h2>
        <div>
          <label
            className={`${buttonLook('secondary')} has-focus-visible:outline-2 has-focus-visible:outline-primary`}
          >
            {isPending ? t('iconUploading') : t('iconChoose')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-describedby={`${id}-note`}
              aria-invalid={error === undefined ? undefined : true}
              className="sr-only"
              disabled={isPending}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file !== undefined) void send(file);
              }}
            />
          </label>
        </div>
        <FieldNote id={`${id}-note`} hint={t('iconHint')} error={error} />
      </div>
    </Card>
  );
}

function useIcon(onSaved: (site: ConsoleSite) => void) {
  const t = useTranslations('consoleSite');
  const lang = useLang();
  const call = useConsoleCall();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (file: File) => {
    setPending(true);
    setError(undefined);
    const form = new FormData();
    form.set('icon', file);
    try {
      onSaved(await call(() => callApi('PUT /api/v1/console/site/icon', { form, lang })));
      toast.success(t('iconSaved'));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal.fieldText('icon') ?? refusal.msg);
    } finally {
      setPending(false);
    }
  };
  return { send, error, isPending };
}
