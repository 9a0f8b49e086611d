import { Picture } from '../ui/media/picture'
import { Dialog } from '../ui/overlay/dialog'

type ReviewPictureDialogProps = {
  picture: { url: string; alt: string } | undefined
  onClose: () => void
}

export function ReviewPictureDialog({ picture, onClose }: ReviewPictureDialogProps) {
  return (
    <Dialog open={picture !== undefined} onClose={onClose} title={picture?.alt} shape="wide">
      <div className="review-enlarged">
        <Picture url={picture?.url} alt={picture?.alt ?? ''} sizes="90vw" lazy={false} />
      </div>
    </Dialog>
  )
}
