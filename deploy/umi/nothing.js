// Stands in for what antd's table could show and no list does: radio buttons, a menu over the checkboxes.
export default () => null;
