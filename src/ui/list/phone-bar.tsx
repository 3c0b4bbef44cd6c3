import { EllipsisOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { useCopyLink } from '@/ui/feedback/copy-link';
import { useOpening } from '@/ui/feedback/use-opening';
import { late } from '@/ui/lazy/late';
import { MenuButton } from '@/ui/page/menu-button';
import { EXPORT_LABELS, Exporting } from './export';
import { listLink } from './list-link';
import type { PhoneBarProps } from './list-parts';
import { usePaceText } from './refresh-control';
import { FORMATS, useExport } from './use-export';
import { REFRESH_S } from './use-refresh';
import { useViewsPanel } from './views';

const Sheet = late(() => import('./phone-sheet'));

/** What stands beside the keyword on a phone: one button for all filters, with how many are set, and the tools in a menu. */
export function PhoneBar(props: PhoneBarProps) {
  const t = useT();
  const { list, filters, time, listNow } = props;
  const { isOpen, Part, open, close } = useOpening(Sheet);
  const { view } = list;
  const count = Object.values(view.filters).flat().length + (view.range ? 1 : 0);
  const canNarrow = filters.length > 0 || time !== undefined || props.sortable.length > 0;
  return (
    <>
      {canNarrow && (
        <Button icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" loading={isOpen && !Part} onClick={open}>
          {count > 0 ? t('phone.filtered', { count }) : t('phone.filter')}
        </Button>
      )}
      <PhoneTools list={list} listNow={listNow} />
      {isOpen && Part && <Part {...props} onClose={close} />}
    </>
  );
}

function PhoneTools({ list: { loaded, refresh }, listNow }: Pick<PhoneBarProps, 'list' | 'listNow'>) {
  const t = useT();
  const paceText = usePaceText();
  const copyLink = useCopyLink();
  const views = useViewsPanel(listNow);
  const exporting = useExport();
  return (
    <>
      <MenuButton
        placement="bottomRight"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('phone.tools')}
        menu={{
          items: [
            { key: 'refresh', label: t('table.refresh'), onClick: loaded.reload },
            {
              key: 'pace',
              type: 'group',
              label: t('refresh.every', { every: paceText(refresh.seconds) }),
              children: REFRESH_S.filter((one) => one !== refresh.seconds).map((seconds) => ({
                key: `pace ${seconds}`,
                label: paceText(seconds),
                onClick: () => refresh.choose(seconds),
              })),
            },
            { key: 'line', type: 'divider' },
            { key: 'views', label: t('views.title'), onClick: views.open },
            { key: 'link', label: t('link.copy'), onClick: () => copyLink(listLink(listNow)) },
            {
              key: 'export',
              type: 'group',
              label: t('export.action'),
              children: FORMATS.map((format) => ({
                key: format,
                label: t(EXPORT_LABELS[format]),
                onClick: () => exporting.start(listNow(), format),
              })),
            },
          ],
        }}
      />
      {views.panel}
      <Exporting {...exporting} />
    </>
  );
}
