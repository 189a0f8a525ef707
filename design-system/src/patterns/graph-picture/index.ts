export { GraphPicture, type GraphPictureProps } from './graph-picture';
