import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { useOpening } from '@/ui/feedback/use-opening';
import { late } from '@/ui/lazy/late';
import type { ToolsProps } from './list-parts';

const Panel = late(() => import('./views-panel'));

/** Opens the views of a list; the panel is loaded when it is first wanted. */
export function useViewsPanel(listNow: ToolsProps['listNow']) {
  const { isOpen, Part, open, close } = useOpening(Panel);
  return { open, panel: isOpen && Part && <Part listNow={listNow} onClose={close} /> };
}

/** The button of the saved views of a list, and their panel once it is asked for. */
export function Views({ listNow }: ToolsProps) {
  const t = useT();
  const { open, panel } = useViewsPanel(listNow);
  return (
    <>
      <Button
        icon={<TableOutlined aria-hidden />}
        aria-label={t('views.title')}
        title={t('views.title')}
        aria-haspopup="dialog"
        onClick={open}
      />
      {panel}
    </>
  );
}
