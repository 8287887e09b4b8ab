import type { EvaluationsPage, OwnEvaluation } from '@diyar/contract/booking/evaluations';
import { EVALUATION_PARTS, MOST_COMMENT_CHARACTERS } from '@diyar/contract/words/evaluation-words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { SentPhoto } from '../sent-photos/sent-photos-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { StarChoice } from './star-choice.tsx';
import { useEvaluationFields } from './use-evaluation-fields.ts';

interface FormProps {
  stay: Pick<OwnEvaluation, 'id' | 'side'>;
  /** What was written before; null for a new one. */
  was: OwnEvaluation | null;
  onCancel: () => void;
  onDone: (page: EvaluationsPage) => void;
}

/** Stars for the whole, by a guest for the parts too, and a comment. */
export function EvaluationForm(props: FormProps) {
  const t = useTranslations('evaluations');
  const { stay, was } = props;
  const form = useEvaluationForm(props);
  const element = useFirstMistake(form.refusals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isPending) void form.send();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-5 border-t border-line pt-5">
      {stay.side === 'guest' ? <p className="text-sm text-soft">{t('asked')}</p> : null}
      <StarChoice
        label={t('rate')}
        value={form.rate}
        onChange={(rate) => form.change({ rate })}
        error={form.refusals > 0 && form.rate === 0 ? t('rateMissing') : undefined}
        isLarge
      />
      {stay.side === 'host' ? null : (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-bold">{t('partsTitle')}</legend>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {EVALUATION_PARTS.map((part) => (
              <StarChoice
                key={part}
                label={t(`parts.${part}`)}
                value={form.parts[part]}
                onChange={(rate) => form.change({ parts: { ...form.parts, [part]: rate } })}
                error={form.refusals > 0 && form.parts[part] === 0 ? t('rateMissing') : undefined}
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={t('comment')}
        hint={t(stay.side === 'guest' ? 'commentOfStay' : 'commentOfGuest')}
        value={form.comment}
        onChange={(comment) => form.change({ comment })}
        rows={4}
        maxLength={MOST_COMMENT_CHARACTERS}
        error={form.error}
      />
      {stay.side === 'guest' ? <PhotosField id={stay.id} was={was} {...form.photosField} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending}>
          {t(was === null ? 'send' : 'save')}
        </Button>
        <Button kind="secondary" onClick={form.close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Leads to the first field with a mistake, to the middle and clear of the bars, each time that sending was refused. */
function useFirstMistake(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return form;
}

function useEvaluationForm({ stay, was, onCancel, onDone }: FormProps) {
  const t = useTranslations('evaluations');
  const lang = useLang();
  const { rate, parts, comment, change, forget } = useEvaluationFields(stay.id, was);
  const [photos, setPhotos] = useState<readonly SentPhoto[]>(() =>
    (was?.photo_ids ?? []).map((id, index) => ({ id, place: index + 1 })),
  );
  const [error, setError] = useState<string>();
  const [photoError, setPhotoError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);
  const once = useRef(crypto.randomUUID());
  const isGuest = stay.side === 'guest';
  const close = () => {
    forget();
    onCancel();
  };
  const send = async () => {
    setError(undefined);
    if (rate === 0 || (isGuest && Object.values(parts).includes(0))) return setRefusals(refusals + 1);
    setPending(true);
    const guests = { parts, photos: photos.map((photo) => photo.id) };
    const body = { rate, comment, ...(isGuest && guests) };
    const asked = { params: { id: stay.id }, body, lang };
    try {
      const page = await (was === null
        ? callApi('POST /api/v1/reservations/{id}/evaluations', {
            ...asked,
            idempotencyKey: once.current,
          })
        : callApi('PUT /api/v1/reservations/{id}/evaluations', asked));
      toast.success(t(was === null ? 'sent' : 'saved'));
      close();
      onDone(page);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      once.current = crypto.randomUUID();
      setRefusals(refusals + 1);
      setError(failure.fieldText('comment'));
      setPhotoError(failure.fieldText('photos'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  const photosField = { photos, onChange: setPhotos, error: photoError };
  return { rate, parts, comment, change, photosField, error, refusals, isPending, send, close };
}
