import { useT } from '@/i18n/use-t';

/** The systems that a route came through, the nearest first; what the node itself originates came through none. */
export function AsPath({ path }: { path: string }) {
  const t = useT();
  if (path === '') return <span className="absent">{t('glass.own')}</span>;
  return (
    <bdi className="code glass-path" dir="ltr">
      {path}
    </bdi>
  );
}
