import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface PhotoWords {
  show: string;
  photo: (number: number) => string;
  failed: string;
}

interface PhotosProps {
  /** Names the evaluation, and which photos it has, among what is kept. */
  name: string;
  count: number;
  words: PhotoWords;
  read: (position: string) => Promise<{ type: string; base64: string }>;
}

/** The photos of an evaluation, fetched once somebody asks for them. */
export function EvaluationPhotos({ name, count, words, read }: PhotosProps) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {words.show}
        </Button>
      </div>
    );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <li key={place}>
          <EvaluationPhoto name={name} place={place} words={words} read={read} />
        </li>
      ))}
    </ul>
  );
}

interface PhotoProps {
  name: string;
  place: number;
  words: Pick<PhotoWords, 'photo' | 'failed'>;
  read: PhotosProps['read'];
}

/** One photo of an evaluation, fetched as it is shown. */
export function EvaluationPhoto({ name, place, words, read }: PhotoProps) {
  const { data, error } = useQuery({
    queryKey: ['evaluation-photo', name, place],
    queryFn: () => read(String(place)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <p className="text-sm text-danger">{words.failed}</p>;
  if (data === undefined) return <Skeleton className="aspect-square w-full" />;
  return (
    <img
      src={`data:${data.type};base64,${data.base64}`}
      alt={words.photo(place)}
      className="aspect-square w-full rounded-base border border-line bg-sunken object-cover"
    />
  );
}
