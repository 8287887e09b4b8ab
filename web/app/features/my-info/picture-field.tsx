import { MOST_LOGO_BYTES, MOST_PHOTO_BYTES, type MyInfo } from '@diyar/contract/people/my-info';
import { useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { refreshUser } from '../../session/session.ts';
import { mediaUrl } from '../../site/media-url.ts';
import { useMediaPrefix } from '../../site/site-data.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

type Picture = 'photo' | 'logo';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';
const MOST_BYTES = { photo: MOST_PHOTO_BYTES, logo: MOST_LOGO_BYTES };
const TOO_LARGE = { photo: 'photo_5mb', logo: 'logo_2mb' } as const;

interface PictureProps {
  picture: Picture;
  info: MyInfo;
  onSaved: (info: MyInfo) => void;
}

/** A photo or a logo: sent as soon as it is chosen, seen at once, taken away by its own button. */
export function PictureField(props: PictureProps) {
  const t = useTranslations('myInfo');
  const prefix = useMediaPrefix();
  const id = useId();
  const { picture, info } = props;
  const { error, pending, send, remove } = usePicture(props);
  const path = info[picture];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-base bg-sunken text-faint">
        {path === null ? (
          <Icon name={picture === 'photo' ? 'user' : 'image'} className="size-8" />
        ) : (
          <img src={mediaUrl(prefix, path)} alt="" className="size-full object-contain" />
        )}
      </span>
      <div className="grid gap-1.5">
        <p className="font-medium">{t(`picture.${picture}`)}</p>
        <div className="flex flex-wrap gap-2">
          <label className={`${buttonLook('secondary', 'small')} cursor-pointer focus-within:outline-2`}>
            {t(path === null ? 'picture.choose' : 'picture.change')}
            <input
              id={id}
              type="file"
              accept={KINDS}
              aria-label={t(`picture.${picture}`)}
              aria-describedby={`${id}-note`}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file !== undefined) void send(file);
              }}
            />
          </label>
          {path === null ? null : (
            <Button kind="quiet" size="small" pending={pending === 'remove'} onClick={() => void remove()}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p role="status" className="text-xs text-soft empty:hidden">
          {pending === 'send' ? t('picture.uploading') : null}
        </p>
        <FieldNote id={`${id}-note`} hint={t(`picture.${picture}Hint`)} error={error} />
      </div>
    </div>
  );
}

function usePicture({ picture, onSaved }: PictureProps) {
  const t = useTranslations();
  const lang = useLang();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<'send' | 'remove' | null>(null);
  const run = async (what: 'send' | 'remove', work: () => Promise<MyInfo>, done: string) => {
    setPending(what);
    setError(undefined);
    try {
      onSaved(await work());
      toast.success(done);
      await refreshUser().catch(() => undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText(picture) ?? failure.msg);
    } finally {
      setPending(null);
    }
  };
  const send = async (file: File) => {
    // Refuses a file that is too large before it is sent.
    if (file.size > MOST_BYTES[picture]) return setError(t(`rules.${TOO_LARGE[picture]}`));
    const form = new FormData();
    form.set(picture, file);
    const put = () => callApi(`PUT /api/v1/accounts/current/${picture}`, { form, lang });
    await run('send', put, t('myInfo.picture.uploaded'));
  };
  const remove = () =>
    run(
      'remove',
      () => callApi(`DELETE /api/v1/accounts/current/${picture}`, { lang }),
      t('myInfo.picture.removed'),
    );
  return { error, pending, send, remove };
}
