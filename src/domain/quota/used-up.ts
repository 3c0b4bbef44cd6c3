/** A quota as its gateway tells it: null where one of the two is not told. */
interface Usage {
  key: string;
  used: number | null;
  limit: number | null;
}

/** What an edition sets and nobody uses up. */
const SETTINGS: readonly string[] = ['minTtl', 'probeFrequency', 'logRetentionDays'];

/** Whether a quota is a setting of the edition, which nobody uses up. */
export const isSetting = ({ key }: Pick<Usage, 'key'>): boolean => SETTINGS.includes(key);

/** Whether a quota takes nothing more, or already has too much. */
export const isUsedUp = ({ key, used, limit }: Usage): boolean =>
  !isSetting({ key }) && used !== null && limit !== null && used > 0 && used >= limit;
