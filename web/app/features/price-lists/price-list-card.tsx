import type { HostPriceList } from '@diyar/contract/supply/price-lists';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface CardProps {
  list: HostPriceList;
  canRevoke: boolean;
  onRevoked: () => void;
}

/** A price list with the ways to pass its link on, and to take it back. */
export function PriceListCard({ list, canRevoke, onRevoked }: CardProps) {
  const t = useTranslations('priceLists');
  const [isAsking, setAsking] = useState(false);
  const { name, link, qr } = list;
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-5 p-5">
      <div className="grid min-w-0 grow basis-80 gap-3">
        <h2 className="text-lg font-bold">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm text-soft">
          {list.periods.map((period) => t(`periodNames.${period}`)).join(' · ')}
          {'. '}
          {t('shown', { shown: list.shown, total: list.unit_ids.length })}
        </p>
        <Ways name={name} link={link} pdf={list.pdf} />
        {canRevoke ? (
          <div>
            <Button kind="danger" size="small" onClick={() => setAsking(true)}>
              {t('revoke')}
            </Button>
          </div>
        ) : null}
      </div>
      <svg
        role="img"
        aria-label={t('code', { name })}
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        className="size-36 rounded-base border border-line bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      {isAsking ? <Revoke list={list} onClose={() => setAsking(false)} onRevoked={onRevoked} /> : null}
    </Card>
  );
}

function Ways({ name, link, pdf }: { name: string; link: string; pdf: string }) {
  const t = useTranslations('priceLists');
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => toast.success(t('copied')),
      () => undefined,
    );
  };
  return (
    <>
      <input
        readOnly
        dir="ltr"
        aria-label={t('copy')}
        value={link}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-base border border-field-line bg-surface px-3 text-sm"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          <Icon name="copy" className="size-4" />
          {t('copy')}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(t('message', { name, link }))}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary', 'small')}
        >
          <Icon name="chat" className="size-4" />
          {t('whatsapp')}
        </a>
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook('secondary', 'small')}>
          <Icon name="external" className="size-4" />
          {t('open')}
        </a>
        <a href={pdf} target="_blank" rel="noreferrer" className={buttonLook('secondary', 'small')}>
          <Icon name="receipt" className="size-4" />
          {t('file')}
        </a>
      </div>
    </>
  );
}

function Revoke(props: { list: HostPriceList; onClose: () => void; onRevoked: () => void }) {
  const t = useTranslations('priceLists');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const { list, onClose, onRevoked } = props;
  const revoke = async () => {
    setPending(true);
    try {
      await callApi('DELETE /api/v1/host/price-lists/{id}', { params: { id: list.id }, lang });
      toast.success(t('revoked'));
      onRevoked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
      onClose();
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('revokeTitle', { name: list.name })} closeLabel={t('close')}>
      <div className="grid gap-5">
        <p>{t('revokeText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" pending={isPending} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
