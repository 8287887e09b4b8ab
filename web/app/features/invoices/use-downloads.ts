import type { InvoiceItem } from '@diyar/contract/money/invoices';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { offerFile } from '../../ui/offer-file.ts';

type Format = 'pdf' | 'xml';

/** Fetches documents one after the other and hands each to the browser as a file. */
export function useDownloads() {
  const t = useTranslations('invoices');
  const lang = useLang();
  const [pending, setPending] = useState<string | null>(null);
  const download = async (items: readonly Pick<InvoiceItem, 'id'>[], format: Format) => {
    if (pending !== null) return;
    try {
      for (const { id } of items) {
        setPending(`${format}:${id}`);
        const { name, type, base64 } = await callApi(
          format === 'pdf' ? 'GET /api/v1/invoices/{id}/pdf' : 'GET /api/v1/invoices/{id}/xml',
          { params: { id }, lang },
        );
        offerFile(name, bytesOf(base64), type);
      }
      if (items.length > 1) toast.success(t('downloaded', { count: items.length }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(null);
    }
  };
  const isPending = (id: string, format: Format) => pending === `${format}:${id}`;
  return { download, isPending, isBusy: pending !== null };
}

export type Downloads = ReturnType<typeof useDownloads>;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
