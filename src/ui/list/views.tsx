import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useTellLost } from '@/ui/feedback/report';
import type { ToolsProps } from './list-parts';

type Panel = ComponentType<ToolsProps & { onClose: () => void }>;

/** Opens the views of a list; the panel is loaded when it is first wanted. */
export function useViewsPanel(listNow: ToolsProps['listNow']) {
  const tellLost = useTellLost();
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const open = (): void => {
    import('./views-panel').then(
      (module) => setPanel({ Panel: module.default }),
      () => tellLost(open),
    );
  };
  return {
    open,
    panel: panel && <panel.Panel listNow={listNow} onClose={() => setPanel(null)} />,
  };
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
