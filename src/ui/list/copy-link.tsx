import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { copyText } from '@/ui/data/copy-text';
import { useReport } from '@/ui/feedback/report';
import { exactLink } from './exact-link';
import type { ToolsProps } from './list-parts';
import { valueColumns } from './list-source';

/** Copies the address of exactly this view: what another account or browser would choose by itself is written out. */
export function useLinkCopy(listNow: ToolsProps['listNow']): () => void {
  const t = useT();
  const report = useReport();
  return () => {
    const { request, columns, allColumns, isOpenEnded } = listNow();
    const shown = valueColumns({ columns }).map(({ key }) => key);
    const all = valueColumns({ columns: allColumns }).map(({ key }) => key);
    const link = exactLink(window.location.href, {
      size: request.pageSize,
      shown,
      hidden: all.filter((key) => !shown.includes(key)),
      until: isOpenEnded ? Date.now() : null,
    });
    copyText(link).then(
      () => report.success(t('views.linkCopied')),
      () => report.warning(t('copy.failed')),
    );
  };
}

export function CopyLink({ listNow }: ToolsProps) {
  const t = useT();
  const copy = useLinkCopy(listNow);
  return (
    <Button
      icon={<LinkOutlined aria-hidden />}
      aria-label={t('views.copyLink')}
      title={t('views.copyLink')}
      onClick={copy}
    />
  );
}
