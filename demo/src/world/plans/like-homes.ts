/** Homes that stand near others like them, so that a price of theirs says how it compares with its district's. */
export interface LikeHomes {
  category: string;
  spot: string;
  rooms: number;
  /** So many of the first of their category in the city. */
  count: number;
}

const LIKE_HOMES: Readonly<Record<string, readonly LikeHomes[]>> = {
  riyadh: [
    { category: 'apartment', spot: 'al-malqa-riyadh', rooms: 3, count: 9 },
    { category: 'villa', spot: 'al-yasmin-riyadh', rooms: 5, count: 7 },
  ],
  jeddah: [{ category: 'apartment', spot: 'ar-rawdah-jeddah', rooms: 3, count: 8 }],
};

/** What the nth of a category in a city is like, where it is one of such homes. */
export function likeHomesOf(category: string, city: string, n: number): LikeHomes | undefined {
  return LIKE_HOMES[city]?.find((likes) => likes.category === category && n < likes.count);
}
