export { Button, buttonSizes, buttonTones, type ButtonProps } from './button';
