import { photoUrl } from '@diyar/contract/finding/ads';
import { FIRST_PHOTO_SIZE, type HostPhoto } from '@diyar/contract/supply/host-photos';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { useMediaPrefix } from '../../site/site-data.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Upload } from './uploads.ts';

interface PhotoTileProps {
  /** Undefined while a file waits for its turn. */
  photo: HostPhoto | undefined;
  upload: Upload | undefined;
  number: number;
  main: boolean;
  /** Refused as something was done with it. */
  problem: string | undefined;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
  /** What one does with a photo that is there: its handle, its description, making it the main one. */
  children?: ReactNode;
}

/** One photo: what it shows, how far it is, and what is wrong with it. */
export function PhotoTile(props: PhotoTileProps) {
  const t = useTranslations('hostPhotos');
  const { photo, upload, main } = props;
  const problem = props.problem ?? upload?.problem ?? photo?.problem ?? undefined;
  return (
    <div className="grid content-start gap-2 overflow-hidden rounded-base border border-line bg-surface">
      <div className="relative aspect-4/3 bg-sunken">
        <Picture {...props} />
        {main ? (
          <span className="absolute start-2 top-2">
            <Badge tone="gold">{t('main')}</Badge>
          </span>
        ) : null}
        <span className="absolute end-1 top-1 rounded-pill bg-surface/90">
          <IconButton label={`${t('remove')} ${props.number}`} onClick={props.onRemove}>
            <Icon name="close" />
          </IconButton>
        </span>
      </div>
      <div className="grid gap-2 px-3 pb-3">
        <Progress {...props} />
        {problem === undefined ? null : (
          <p role="alert" className="text-xs text-danger">
            {problem}
          </p>
        )}
        {photo?.warning ? <p className="text-xs text-warning">{photo.warning}</p> : null}
        {props.children}
      </div>
    </div>
  );
}

function Picture({ photo, upload, number }: PhotoTileProps) {
  const t = useTranslations('hostPhotos');
  const prefix = useMediaPrefix();
  const kept = photo?.photo;
  const src = kept
    ? photoUrl(prefix, kept.path, FIRST_PHOTO_SIZE.width, FIRST_PHOTO_SIZE.format)
    : upload?.preview;
  const [broken, setBroken] = useState<string>();
  if (src === undefined || src === broken || (photo?.state === 'refused' && upload === undefined))
    return (
      <span className="grid size-full place-items-center text-faint">
        <Icon name="image" className="size-8" />
      </span>
    );
  return (
    <img
      src={src}
      alt={t('photo', { number })}
      draggable={false}
      onError={() => setBroken(src)}
      style={kept ? { background: kept.color } : undefined}
      className="size-full object-cover"
    />
  );
}

function Bar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-valuenow={percent}
      aria-label={label}
      className="h-1.5 overflow-hidden rounded-pill bg-sunken"
    >
      <div className="h-full rounded-pill bg-primary" style={{ width: `${percent}%` }} />
    </div>
  );
}

function Progress({ photo, upload, onPause, onResume }: PhotoTileProps) {
  const t = useTranslations('hostPhotos');
  const state = upload?.state;
  const percent = upload?.percent ?? 0;
  if (state === 'sending' || state === 'offline' || state === 'paused')
    return (
      <div className="grid gap-2">
        <Bar percent={percent} label={t('sending', { percent })} />
        <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-soft">
          <span className="tabular">{t(state === 'paused' ? 'paused' : 'sending', { percent })}</span>
          <Button kind="quiet" size="small" onClick={state === 'paused' ? onResume : onPause}>
            {t(state === 'paused' ? 'resume' : 'pause')}
          </Button>
        </div>
      </div>
    );
  if (state === 'failed')
    return (
      <Button kind="secondary" size="small" onClick={onResume}>
        {t('retry')}
      </Button>
    );
  if (state === 'waiting') return <p className="text-xs text-soft">{t('waiting')}</p>;
  if (photo?.state === 'processing') return <p className="text-xs text-soft">{t('processing')}</p>;
  if (photo?.state === 'uploading') return <p className="text-xs text-warning">{t('incomplete')}</p>;
  return null;
}
